import type { Device } from '@vigie/contracts/entities'
import { useId, useState } from 'react'
import { maintenanceText } from '@/text/maintenance'
import { Button } from '@/ui/button'
import { inputStyle } from '@/ui/field'

const { form: words } = maintenanceText

type DevicePickerProps = {
  readonly devices: readonly Device[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Some devices of the site, or all; what is searched for narrows what is chosen at once. */
export const DevicePicker = ({ devices, chosen, error, onChoose }: DevicePickerProps) => {
  const [q, setQ] = useState('')
  const errorId = useId()
  const shown = devices.filter(({ id, name }) =>
    `${name} ${id}`.toLocaleLowerCase('fr').includes(q.trim().toLocaleLowerCase('fr')),
  )
  const among = new Set(chosen)
  const isAll = shown.length > 0 && shown.every(({ id }) => among.has(id))
  const toggleAll = () => {
    const ids = new Set(shown.map(({ id }) => id))
    onChoose(isAll ? chosen.filter((id) => !ids.has(id)) : [...new Set([...chosen, ...ids])])
  }
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{words.devices}</legend>
      <div className="flex gap-2">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={`${inputStyle} h-9`}
        />
        <Button variant="outline" onClick={toggleAll}>
          {isAll ? words.none : words.all}
        </Button>
      </div>
      <ul className="scroll-thin max-h-52 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <label className="touch flex cursor-pointer items-center gap-2.5 px-3 py-1.5 text-sm hover:bg-hover">
              <input
                type="checkbox"
                checked={among.has(id)}
                onChange={() => onChoose(among.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
                className="size-4 shrink-0 accent-primary"
              />
              <span className="min-w-0 truncate">{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="text-muted text-xs">
        {words.chosen(chosen.length)}
      </p>
      {error !== undefined && (
        <p id={errorId} role="alert" className="font-medium text-bad text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}
