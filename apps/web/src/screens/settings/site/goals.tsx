import type { GoalsBody } from '@vigie/contracts/entities'
import { useDevices, useSite } from '@/data'
import { useGoals } from '@/data/goals'
import { text } from '@/text'
import { goalName, TARGETS } from '@/text/goal-words'
import { goals as words } from '@/text/goals'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import type { GoalState } from './goal-draft.ts'
import { GoalRow } from './goal-row.tsx'
import { Part } from './part.tsx'
import { Refused } from './refused.tsx'
import { SaveBar } from './save-bar.tsx'
import { useGoalDrafts } from './use-goal-drafts.ts'
import { type OnHeld, useHeldPage } from './use-held-page.ts'

type GoalsProps = { readonly mayChange: boolean; readonly onHeld: OnHeld }

/** What the site aims at: read by everybody, changed by its admins. */
export const Goals = ({ mayChange, onHeld }: GoalsProps) => {
  const { data, isError, refetch } = useGoals()
  if (data !== undefined) return <Section body={data} mayChange={mayChange} onHeld={onHeld} />
  return (
    <CardSection id="objectifs" title={words.title}>
      {isError ? (
        <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </CardSection>
  )
}

const Section = ({ body, mayChange, onHeld }: GoalsProps & { readonly body: GoalsBody }) => {
  const { states, acts, save, discard, isSaving, refusal } = useGoalDrafts(body)
  const site = useSite().data?.site
  const devices = useDevices().data
  useHeldPage(states, onHeld)
  const currency = site?.currency ?? ''
  const nameOf = ({ goal: { goal, device } }: GoalState): string =>
    device === null ? goalName(goal) : (devices?.find(({ id }) => id === device)?.name ?? device)
  // without a tariff no cost is computed
  const targets = TARGETS.filter((name) => name !== 'costPerDay' || site?.tariff !== null).flatMap(
    (name) => states.find(({ goal }) => goal.goal === name) ?? [],
  )
  const budgets = states
    .filter(({ goal }) => goal.device !== null)
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'fr', { numeric: true }))
  const rowOf = (state: GoalState) => (
    <GoalRow key={state.key} state={state} name={nameOf(state)} currency={currency} acts={mayChange ? acts : null} />
  )
  return (
    <div className="flex flex-col gap-5">
      <CardSection id="objectifs" title={words.title} help={mayChange ? words.help : words.helpReader} isLong>
        {refusal !== null && <Refused refusal={refusal} made={body.goals} />}
        <div className="@min-[60rem]:grid @min-[60rem]:grid-cols-2 @min-[60rem]:divide-x divide-line">
          <Part title={words.targets}>
            <ul>{targets.map(rowOf)}</ul>
          </Part>
          <Part title={words.budgets}>
            {budgets.length === 0 ? <EmptyLine>{words.noSector}</EmptyLine> : <ul>{budgets.map(rowOf)}</ul>}
          </Part>
        </div>
      </CardSection>
      <SaveBar states={states} isSaving={isSaving} onSave={save} onDiscard={discard} onShow={show} />
    </div>
  )
}

const show = ({ key }: GoalState): void =>
  document.querySelector(`[data-goal="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'center' })
