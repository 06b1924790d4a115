import type { ToldFinding } from '@vigie/contracts/upstream'
import type { SiteEntries } from '../store/record.ts'
import type { WatchDeps } from './deps.ts'
import { moveAlarms } from './move.ts'

/**
 * What the analyst found out becomes alarms, or ends them, with the journal, all or nothing. A device that is not of the
 * site, or that the condition does not concern, is left out.
 * @returns what was added to the journal
 */
export const judgeFindings = async (
  { store, directory, settings }: Pick<WatchDeps, 'store' | 'directory' | 'settings'>,
  {
    site,
    findings,
    nowMs,
  }: { readonly site: string; readonly findings: readonly ToldFinding[]; readonly nowMs: number },
): Promise<readonly SiteEntries[]> => {
  const known = new Set(directory.knownOf(site).map(({ device }) => device.id))
  const own = findings.filter(({ device }) => known.has(device))
  const options = {
    site,
    devices: own.map(({ device }) => device),
    settingsOf: settings.of,
    nowMs,
    sender: store.signals.sender,
    fences: [],
  }
  const moved = await store.db
    .transaction()
    .execute((tx) =>
      moveAlarms(tx, options, (book, statusOf) =>
        own.flatMap((finding) =>
          book.judge({ type: 'finding.told', ...finding, powered: statusOf(finding.device)?.powered ?? null }),
        ),
      ),
    )
  return moved === 'fenced' ? [] : moved.journal
}
