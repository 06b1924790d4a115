import { useDrawer } from '@/actors/session-context'
import { latePart } from '@/widgets/late/late-part'
import { LayerFailure } from '@/widgets/layers/layer-failure'
import { nameLayer } from '@/widgets/layers/layers-ahead'

const DrawerLayer = latePart(async () => (await import('./layers.ts')).DrawerLayer)
nameLayer(DrawerLayer.fetchAhead)

/** Below 768 px: the menu slides in over the content, 18rem wide (R3.4, R3.8, R3.9). */
export const Drawer = () => {
  const { isOpen, isAvailable } = useDrawer()
  if (!isAvailable || !isOpen) return null
  return <DrawerLayer placeholder={null} failure={<LayerFailure />} />
}
