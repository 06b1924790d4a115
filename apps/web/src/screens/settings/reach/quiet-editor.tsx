import { alarmPriority } from '@vigie/contracts/entities'
import { PRIORITY_NAMES } from '@/text/alarms'
import { reachText } from '@/text/reach'
import { Checkbox } from '@/ui/checkbox'
import type { Flaws, ReachDraft } from './draft.ts'
import { HoursFields } from './editor-parts.tsx'

const words = reachText.quiet
const FIRST: NonNullable<ReachDraft['quietHours']> = {
  days: [1, 2, 3, 4, 5, 6, 7],
  from: '22:00',
  to: '06:00',
  passing: ['critical'],
}

type QuietEditorProps = {
  readonly draft: ReachDraft
  readonly flaws: Flaws
  readonly onChange: (draft: ReachDraft) => void
}

/** The hours in which nothing goes out but what passes. */
export const QuietEditor = ({ draft, flaws, onChange }: QuietEditorProps) => {
  const { quietHours } = draft
  return (
    <>
      <Checkbox
        className="self-start"
        checked={quietHours !== null}
        onCheckedChange={(isOn) => onChange({ ...draft, quietHours: isOn ? FIRST : null })}
      >
        {words.on}
      </Checkbox>
      {quietHours !== null && (
        <div className="flex flex-wrap items-start gap-3">
          <HoursFields
            value={quietHours}
            field="quiet"
            flaws={flaws}
            onChange={(next) => onChange({ ...draft, quietHours: next })}
          />
          <fieldset className="flex flex-col gap-1.5">
            <legend className="contents">
              <span className="font-medium text-sm">{words.passing}</span>
            </legend>
            <div className="flex flex-wrap gap-1.5">
              {alarmPriority.options.map((priority) => (
                <Checkbox
                  key={priority}
                  checked={quietHours.passing.includes(priority)}
                  onCheckedChange={(isOn) => {
                    const others = quietHours.passing.filter((one) => one !== priority)
                    onChange({
                      ...draft,
                      quietHours: { ...quietHours, passing: isOn ? [...others, priority] : others },
                    })
                  }}
                >
                  {PRIORITY_NAMES[priority]}
                </Checkbox>
              ))}
            </div>
          </fieldset>
        </div>
      )}
    </>
  )
}
