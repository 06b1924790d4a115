import { METRICS, type MeterReason } from '@vigie/contracts/entities'
import type { MeterResult, PictureWork } from '@vigie/contracts/rest/analyst'
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { usePictureActs } from '@/data/picture-works'
import { formatNumber, formatPercent, withUnit } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { Badge, type Tone } from '@/ui/badge'
import { CorrectionForm } from './correction-form.tsx'
import { WorkPhoto } from './work-photo.tsx'

const words = iaPictures.meter
const LOOKS: Readonly<Record<MeterResult['verdict'], readonly [LucideIcon, Tone]>> = {
  accepted: [CircleCheck, 'good'],
  review: [CircleAlert, 'warn'],
  rejected: [CircleX, 'bad'],
}

type MeterViewProps = {
  readonly work: PictureWork
  readonly result: MeterResult
  readonly correct: ReturnType<typeof usePictureActs>['correct']
  readonly mayCorrect: boolean
  /** of its device */
  readonly isNewest: boolean
}

/** What was read from a counter: the verdict and its reason, the row of digits, and what became of the value. */
export const MeterView = ({ work, result, correct, mayCorrect, isNewest }: MeterViewProps) => {
  const { unit } = METRICS[result.metric]
  const say = (value: number) => withUnit(formatNumber(value, decimalsOfStep(result.step)), unit)
  const [Icon, tone] = LOOKS[result.verdict]
  return (
    <div className="flex flex-col gap-2" data-verdict={result.verdict}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tone}>
          <Icon aria-hidden />
          {words.verdicts[result.verdict]}
        </Badge>
        {result.value !== null && <span className="font-semibold text-lg tabular-nums">{say(result.value)}</span>}
        {result.verdict !== 'rejected' && (
          <span className="text-muted text-sm">{words.confidence(formatPercent(result.confidence))}</span>
        )}
      </div>
      <p className="text-sm">
        {words.reasons[result.reason]}
        {result.place !== null && ` ${words.atPlace(result.place)}`}
      </p>
      {work.hasCrop && <WorkPhoto id={work.id} file="crop" alt={iaPictures.cropAlt} />}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs tabular-nums">
        {result.digits !== '' && <li>{words.digits(result.digits)}</li>}
        {result.last !== null && <li>{words.last(say(result.last))}</li>}
        {work.correction !== null && <li>{words.corrected(say(work.correction.value), work.correction.by)}</li>}
      </ul>
      <p className="text-sm">
        {work.stored !== null
          ? `${words.stored(say(work.stored.value))}${isOther(work) ? `. ${words.storedStays}` : ''}`
          : work.correction !== null
            ? words.correctedNotStored(asideOf(work.correction.aside))
            : words.notStored}
      </p>
      {mayCorrect && (
        <CorrectionForm key={work.correction?.at} work={work} result={result} correct={correct} startsOpen={isNewest} />
      )}
    </div>
  )
}

/** Why what a person read is no reading of the device; what was kept before reasons were does not say. */
const asideOf = (aside: MeterReason | undefined): string =>
  aside === undefined ? words.correctedAside : words.reasons[aside]

/** A person read something else than what the counter was given. */
const isOther = ({ stored, correction }: PictureWork): boolean =>
  stored !== null && correction !== null && correction.value !== stored.value

const MOST_DECIMALS = 4
const decimalsOfStep = (step: number | null): number =>
  step === null ? 1 : Math.min(MOST_DECIMALS, Math.max(0, Math.round(-Math.log10(step))))
