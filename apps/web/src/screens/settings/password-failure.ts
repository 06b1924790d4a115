import { settings } from '@/text/settings'

const SENTENCES: ReadonlyMap<string, string> = new Map(Object.entries(settings.security.failures))

/** What a person reads for a failure of the change: its code, or what the operation rejected with (R5.1). */
export const failureSentence = (failure: string): string => SENTENCES.get(failure) ?? settings.security.failures.unknown
