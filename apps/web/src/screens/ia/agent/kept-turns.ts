// The conversation of this session: kept with what was read for this account, so that it is there again after a look at
// the page behind an answer, and gone when the account signs out.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import { useCallback } from 'react'

/** One question, and how far its answer is. */
export type Turn = {
  readonly id: number
  readonly question: string
  /** asked of the language model */
  readonly ofModel: boolean
  /** sentences that came while the rest is under way */
  readonly soFar: readonly string[]
  readonly answer: QuestionAnswer | null
  /** why there is none; null: it is under way, or there */
  readonly failure: string | null
}

const KEY = ['conversation']
const NONE: readonly Turn[] = []

/** The turns, oldest first, and a way to change them that outlives the page. */
export const useKeptTurns = () => {
  const client = useQueryClient()
  const { data: turns = NONE } = useQuery<readonly Turn[]>({
    queryKey: KEY,
    queryFn: () => client.getQueryData<readonly Turn[]>(KEY) ?? NONE,
    initialData: () => client.getQueryData<readonly Turn[]>(KEY) ?? NONE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = useCallback(
    (how: (before: readonly Turn[]) => readonly Turn[]) => {
      client.setQueryData<readonly Turn[]>(KEY, (before = NONE) => how(before))
    },
    [client],
  )
  return { turns, change } as const
}
