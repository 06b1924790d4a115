import type { WallSceneId } from '@vigie/contracts/entities'
import type { ComponentType } from 'react'
import { latePart } from '@/widgets/late/late-part'
import { Overview } from './overview.tsx'
import type { SceneProps } from './scene.types.ts'

/** A scene whose code comes later; the overview stands in its place until then, and for as long as it cannot come. */
const late = (load: () => Promise<ComponentType<SceneProps>>): ComponentType<SceneProps> => {
  const Late = latePart(load)
  return (props) => <Late {...props} placeholder={<Overview {...props} />} failure={<Overview {...props} />} />
}

/** Every scene; all but the overview come in one file of their own. */
export const WALL_SCENES: Readonly<Record<WallSceneId, ComponentType<SceneProps>>> = {
  overview: Overview,
  power: late(async () => (await import('./more.ts')).Power),
  water: late(async () => (await import('./more.ts')).Water),
  energy: late(async () => (await import('./more.ts')).Energy),
  alarms: late(async () => (await import('./more.ts')).Alarms),
  kpis: late(async () => (await import('./more.ts')).Kpis),
  values: late(async () => (await import('./more.ts')).Values),
  map: late(async () => (await import('./more.ts')).SiteMap),
}
