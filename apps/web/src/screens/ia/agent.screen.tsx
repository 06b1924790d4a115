import type { Device, KpiBody, Site } from '@vigie/contracts/entities'
import { MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '@/paths'
import { ia } from '@/text/ia'
import { Card } from '@/ui/card'
import { IaFrame } from './ia-frame.tsx'
import { Need, Needs } from './need.tsx'
import { answerable, metBy, type Question } from './needs.ts'
import { NeedsGate } from './needs-gate.tsx'
import { useSiteNeeds } from './use-site-needs.ts'

const words = ia.agent

/** The screen that shows the answer today. */
const PAGES: Record<Question, string> = {
  produced: PATHS.water,
  consumed: `${PATHS.consumption}?periode=mois`,
  stored: PATHS.storage,
  energy: `${PATHS.dashboard}?periode=semaine`,
  specific: PATHS.sources,
  outages: `${PATHS.dashboard}?periode=mois`,
}

/** Answers to questions in French, not available yet: what this site has for it, and what its figures answer already. */
export const AgentScreen = () => {
  const { devices, site, figures, offersFigures, failed } = useSiteNeeds()
  return (
    <IaFrame title={words.title} will={words.will}>
      <NeedsGate ready={devices !== undefined} failed={failed}>
        <AgentNeeds devices={devices ?? []} offersFigures={offersFigures} />
        {figures !== undefined && site !== undefined && <Questions figures={figures} site={site} />}
      </NeedsGate>
    </IaFrame>
  )
}

type AgentNeedsProps = { readonly devices: readonly Device[]; readonly offersFigures: boolean | null }

const AgentNeeds = ({ devices, offersFigures }: AgentNeedsProps) => {
  const metrics = new Set(devices.flatMap((device) => device.metrics.map(({ id }) => id)))
  return (
    <Needs>
      <Need title={words.devices} state={metBy(devices.length, devices.length)}>
        {words.devicesHave(devices.length)}
      </Need>
      <Need title={words.metrics} state={metBy(metrics.size, metrics.size)}>
        {words.metricsHave(metrics.size)}
      </Need>
      <Need title={words.figures} state={offersFigures === null ? 'reading' : offersFigures ? 'ready' : 'missing'}>
        {offersFigures === true ? words.figuresHave : words.figuresMissing}
      </Need>
    </Needs>
  )
}

const Questions = ({ figures, site }: { readonly figures: KpiBody; readonly site: Site }) => {
  const questions = answerable(figures, site)
  return (
    <Card className="p-4 md:p-5">
      <section className="flex flex-col gap-3">
        <div>
          <h2 className="font-semibold text-base">{words.questions}</h2>
          <p className="mt-0.5 text-muted text-sm">{words.questionsHelp}</p>
        </div>
        {questions.length === 0 ? (
          <p className="text-sm">{words.noQuestion}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {questions.map((question) => (
              <li key={question} className="flex flex-wrap items-center justify-between gap-x-3 py-2 text-sm">
                <span className="flex min-w-0 items-center gap-2">
                  <MessageCircleQuestion aria-hidden className="size-4 shrink-0 text-muted" />
                  {words.question[question]}
                </span>
                <Link
                  to={PAGES[question]}
                  aria-label={`${words.see} : ${words.question[question]}`}
                  className="text-primary underline underline-offset-4"
                >
                  {words.see}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}
