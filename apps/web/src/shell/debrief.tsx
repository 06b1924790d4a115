import { useDebrief } from '@/actors/session-context'
import { latePart } from '@/widgets/late/late-part'

const DebriefCard = latePart(async () => (await import('./debrief-card.tsx')).DebriefCard)

/** What happened while the connection was lost, above every screen until it was seen; until then nothing of it is needed. */
export const Debrief = () => {
  const view = useDebrief()
  return view !== null && <DebriefCard view={view} placeholder={null} failure={null} />
}
