import { HOUR_MS, type MaintenanceWindow, maintenanceFlaw, tidy } from '@vigie/contracts/entities'
import { type FormEvent, useId, useState } from 'react'
import { codeOf, useDevices, useSources } from '@/data'
import { useKeepMaintenance } from '@/data/maintenance'
import { text } from '@/text'
import { errors as errorWords } from '@/text/errors'
import { siteTimeZone } from '@/text/format-time'
import { maintenanceText } from '@/text/maintenance'
import { instantOfWall, wallTimeOf } from '@/text/wall-time'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog, DialogActions, DialogBody } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'
import { DevicePicker } from './device-picker.tsx'

const { form: words } = maintenanceText
/** How long a window is proposed to last, ms. */
const PROPOSED_MS = 2 * HOUR_MS

type MaintenanceFormProps = {
  /** null: a new one */
  readonly window: MaintenanceWindow | null
  readonly onClose: () => void
}

type Errors = Partial<Record<'reason' | 'from' | 'to' | 'devices', string>>

/** Plans a window, or changes one: of one that has begun the reason and the end. */
export const MaintenanceForm = ({ window, onClose }: MaintenanceFormProps) => {
  const { clock } = useSources()
  const devices = useDevices().data ?? []
  const keep = useKeepMaintenance()
  const [reason, setReason] = useState(window?.reason ?? '')
  const [from, setFrom] = useState(() => wallTimeOf(window === null ? clock.now() : Date.parse(window.startsAt)))
  const [to, setTo] = useState(() =>
    wallTimeOf(window === null ? clock.now() + PROPOSED_MS : Date.parse(window.endsAt)),
  )
  const [chosen, setChosen] = useState<readonly string[]>(window?.devices ?? [])
  const [errors, setErrors] = useState<Errors>({})
  const id = useId()
  const hasBegun = window?.state === 'active'
  const failure = keep.isError ? (codeOf(keep.error) ?? 'internal') : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [start, end] = [hasBegun ? Date.parse(window.startsAt) : instantOfWall(from), instantOfWall(to)]
    const found = errorsOf({ reason, start, end, chosen }, clock.now())
    setErrors(found)
    if (start === null || end === null || Object.keys(found).length > 0) return
    const said = { reason: tidy(reason), endsAt: new Date(end).toISOString() }
    const input = hasBegun ? said : { ...said, startsAt: new Date(start).toISOString(), devices: [...chosen] }
    keep.mutate({ id: window?.id ?? null, input }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={window === null ? words.plan : words.change}
      description={hasBegun ? words.fixed : words.clock(siteTimeZone())}
      closeLabel={text.common.close}
    >
      <DialogBody>
        <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
          {failure !== null && <Alert tone="bad">{errorWords[failure]}</Alert>}
          <TextField
            label={words.reason}
            value={reason}
            maxLength={1_000}
            error={errors.reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              type="datetime-local"
              label={words.from}
              value={from}
              disabled={hasBegun}
              error={errors.from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              type="datetime-local"
              label={words.to}
              value={to}
              error={errors.to}
              onChange={({ target }) => setTo(target.value)}
            />
          </div>
          {!hasBegun && <DevicePicker devices={devices} chosen={chosen} error={errors.devices} onChoose={setChosen} />}
        </form>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {text.common.cancel}
        </Button>
        <Button type="submit" form={id} pending={keep.isPending}>
          {window === null ? words.submitPlan : words.submitChange}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Said = {
  readonly reason: string
  readonly start: number | null
  readonly end: number | null
  readonly chosen: readonly string[]
}

const errorsOf = ({ reason, start, end, chosen }: Said, now: number): Errors => {
  const flaw =
    start === null || end === null
      ? null
      : maintenanceFlaw({ startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() }, now)
  return {
    ...(tidy(reason) === '' ? { reason: words.reasonMissing } : {}),
    ...(start === null ? { from: words.timeMissing } : {}),
    ...(end === null ? { to: words.timeMissing } : {}),
    ...(flaw === null ? {} : { [flaw === 'ahead' ? 'from' : 'to']: words.flaws[flaw] }),
    ...(chosen.length === 0 ? { devices: words.devicesMissing } : {}),
  }
}
