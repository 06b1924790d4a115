import { type DeliveriesFilter, deliveryChannel, deliveryState, type ReachRules } from '@vigie/contracts/entities'
import { reachText } from '@/text/reach'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { type LogFilterChange, UNNARROWED } from './log-filter.ts'

const words = reachText.log
const ANY = ''

type LogFiltersProps = {
  readonly filter: DeliveriesFilter
  readonly rules: Pick<ReachRules, 'contacts' | 'webhooks'>
  readonly onChange: (change: LogFilterChange) => void
}

/** State, channel and addressee of the deliveries that are listed. */
export const LogFilters = ({ filter, rules, onChange }: LogFiltersProps) => {
  const { state, channel, target } = filter
  const known = [...rules.contacts, ...rules.webhooks].map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = target === undefined || known.some(({ value }) => value === target)
  const set = (name: keyof DeliveriesFilter, value: string) => onChange({ [name]: value === ANY ? undefined : value })
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:[&>*]:grow">
      <Select
        label={words.state}
        value={state ?? ANY}
        options={[
          { value: ANY, label: words.anyState },
          ...deliveryState.options.map((value) => ({ value, label: words.states[value] })),
        ]}
        onValueChange={(value) => set('state', value)}
      />
      <Select
        label={words.channel}
        value={channel ?? ANY}
        options={[
          { value: ANY, label: words.anyChannel },
          ...deliveryChannel.options.map((value) => ({ value, label: words.channels[value] })),
        ]}
        onValueChange={(value) => set('channel', value)}
      />
      <Select
        label={words.target}
        value={target ?? ANY}
        options={[
          { value: ANY, label: words.anyTarget },
          ...known,
          ...(isKnown ? [] : [{ value: target, label: words.gone }]),
        ]}
        onValueChange={(value) => set('target', value)}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => onChange(UNNARROWED)}>
          {words.reset}
        </Button>
      )}
    </div>
  )
}
