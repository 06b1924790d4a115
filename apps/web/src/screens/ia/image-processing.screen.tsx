import type { Device } from '@vigie/contracts/entities'
import { ia } from '@/text/ia'
import { IaFrame } from './ia-frame.tsx'
import { Need, Needs } from './need.tsx'
import { camerasOf, countersOf, metBy, tanksOf } from './needs.ts'
import { NeedsGate } from './needs-gate.tsx'
import { useOnlineCount, useSiteNeeds } from './use-site-needs.ts'

const words = ia.image

/** Reading meters, levels and plants from pictures, not available yet: what this site has for it. */
export const ImageProcessingScreen = () => {
  const { devices, failed } = useSiteNeeds()
  return (
    <IaFrame title={words.title} will={words.will}>
      <NeedsGate ready={devices !== undefined} failed={failed}>
        <ImageNeeds devices={devices ?? []} />
      </NeedsGate>
    </IaFrame>
  )
}

const ImageNeeds = ({ devices }: { readonly devices: readonly Device[] }) => {
  const cameras = camerasOf(devices)
  const online = useOnlineCount(cameras)
  const { counters, bounded } = countersOf(devices)
  const tanks = tanksOf(devices)
  return (
    <Needs>
      <Need title={words.cameras} state={metBy(online, cameras.length)}>
        {cameras.length === 0 ? (
          ia.none
        ) : (
          <>
            {words.camerasHave(cameras.length)}, {words.camerasOnline(online, cameras.length)}
          </>
        )}
      </Need>
      <Need title={words.meters} state={metBy(bounded.length, counters.length)}>
        {counters.length === 0 ? (
          ia.none
        ) : (
          <>
            {words.metersHave(counters.length)} ; {words.metersMax(bounded.length)}
          </>
        )}
      </Need>
      <Need title={words.tanks} state={metBy(tanks.length, tanks.length)}>
        {tanks.length === 0 ? ia.none : words.tanksHave(tanks.length)}
      </Need>
    </Needs>
  )
}
