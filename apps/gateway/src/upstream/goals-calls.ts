import {
  type GoalsBody,
  type GoalsHistory,
  type GoalsInput,
  goalsBody,
  goalsHistory,
  type SiteSlug,
} from '@vigie/contracts/entities'
import type { goalsHistoryInput } from '@vigie/contracts/rest'
import { UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import type { z } from 'zod'
import type { Outcome } from '../outcome.ts'
import type { Requiring } from './capabilities.ts'
import type { RestClient } from './rest-client.ts'

// the upstream's calls about targets and budgets, with the token of the person who acts

/** The upstream's calls about targets and budgets. */
export type GoalsCalls = {
  readonly goals: (token: string, slug: SiteSlug) => Promise<Outcome<GoalsBody>>
  /** Errors: goals.conflict, goals.invalid. */
  readonly changeGoals: (token: string, slug: SiteSlug, input: GoalsInput) => Promise<Outcome<GoalsBody>>
  readonly goalsHistory: (
    token: string,
    slug: SiteSlug,
    query: z.infer<typeof goalsHistoryInput>,
  ) => Promise<Outcome<GoalsHistory>>
}

/** @param requiring asks only an upstream that has the capability */
export const createGoalsCalls = (rest: RestClient, requiring: Requiring): GoalsCalls => ({
  goals: (token, slug) =>
    requiring('goals', token, () => rest.get(UPSTREAM_PATHS.goals, token, goalsBody, { site: slug })),
  changeGoals: (token, slug, input) =>
    requiring('goals', token, () => rest.put(UPSTREAM_PATHS.goals, token, goalsBody, input, { site: slug })),
  goalsHistory: (token, slug, query) =>
    requiring('goals', token, () =>
      rest.get(UPSTREAM_PATHS.goalsHistory, token, goalsHistory, { site: slug, ...query }),
    ),
})
