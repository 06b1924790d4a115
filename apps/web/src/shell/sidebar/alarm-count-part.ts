import { latePart } from '@/widgets/late/late-part'

/** Read after the menu and the header, which stand first. */
export const AlarmCountPart = latePart(async () => (await import('./alarm-count.tsx')).AlarmCount)
