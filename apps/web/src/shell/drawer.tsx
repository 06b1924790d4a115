import { useEffect } from 'react'
import { useActors, useDrawer } from '@/actors/session-context'
import { latePart } from '@/widgets/late/late-part'
import { LayerFailure } from '@/widgets/layers/layer-failure'

const DrawerLayer = latePart(async () => (await import('./layers.ts')).DrawerLayer)

/** Below 768 px: the menu slides in over the content, 18rem wide (R3.4, R3.8, R3.9). */
export const Drawer = () => {
  const { isOpen, isAvailable } = useDrawer()
  const { drawer } = useActors()
  useEffect(() => {
    if (isAvailable) void DrawerLayer.fetchAhead()
  }, [isAvailable])
  if (!isAvailable || !isOpen) return null
  return (
    <DrawerLayer placeholder={null} failure={<LayerFailure onClose={() => drawer.send({ type: 'menu.pressed' })} />} />
  )
}
