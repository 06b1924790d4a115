import { METRICS } from '@vigie/contracts/entities'
import type { MeterResult, PictureWork } from '@vigie/contracts/rest/analyst'
import { PencilLine } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import type { usePictureActs } from '@/data/picture-works'
import { iaPictures } from '@/text/ia-pictures'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { numberIn } from './number-in.ts'

const words = iaPictures.meter

type CorrectionFormProps = {
  readonly work: PictureWork
  readonly result: MeterResult
  readonly correct: ReturnType<typeof usePictureActs>['correct']
  /** false: a later picture of the counter makes it of little use, and it opens when asked for */
  readonly startsOpen: boolean
}

/** What a person reads on the counter; the value found stands in it, to be confirmed or changed. */
export const CorrectionForm = ({ work, result, correct, startsOpen }: CorrectionFormProps) => {
  const [isOpen, setOpen] = useState(startsOpen)
  const [text, setText] = useState(String(work.correction?.value ?? result.value ?? '').replace('.', ','))
  const [error, setError] = useState<string | undefined>()
  const value = numberIn(text)
  // where nothing was read there is nothing to correct
  const change = result.value === null && work.correction === null ? words.enter : words.correct
  const isSame = value !== null && value === result.value
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isGood = value !== null && value >= 0
    setError(isGood ? undefined : words.bad)
    if (isGood) correct.mutate({ id: work.id, value })
  }
  if (work.stored !== null && isSame) return null
  if (!isOpen)
    return (
      <Button
        size="sm"
        variant="ghost"
        className="-ml-3 self-start"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        <PencilLine aria-hidden />
        {change}
      </Button>
    )
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <TextField
        label={words.value(METRICS[result.metric].unit)}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        error={error ?? (correct.isError && correct.variables.id === work.id ? words.failed : undefined)}
      />
      <Button type="submit" variant="outline" className="h-10" pending={correct.isPending}>
        {isSame ? words.confirm : change}
      </Button>
    </form>
  )
}
