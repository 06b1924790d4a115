import { matchPath, useLocation } from 'react-router-dom'
import { useDebrief } from '@/actors/session-context'
import { PATHS } from '@/paths'
import { latePart } from '@/widgets/late/late-part'

const DebriefCard = latePart(async () => (await import('./debrief-card.tsx')).DebriefCard)

/** What happened while the connection was lost, above every screen but the settings until it was seen; until then nothing of it is needed. */
export const Debrief = () => {
  const view = useDebrief()
  const { pathname } = useLocation()
  // nobody watches a site in the settings: it waits for the next screen
  if (view === null || matchPath(`${PATHS.settings}/*`, pathname) !== null) return null
  return <DebriefCard view={view} placeholder={null} failure={null} />
}
