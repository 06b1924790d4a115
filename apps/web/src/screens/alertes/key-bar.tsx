import { alarmText } from '@/text/alarms'
import { useAlarms } from './context.ts'

/** The keys that matter most, below the list, over none of its rows; those of acts only for who may act. */
export const KeyBar = () => {
  const { view } = useAlarms()
  const shown = alarmText.keys.bar.filter(([, , isAct]) => view.mayAct || !isAct)
  return (
    <p className="-mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs max-md:hidden print:hidden">
      {shown.map(([keys, what]) => (
        <span key={what} className="flex items-center gap-1">
          {keys.map((key) => (
            <kbd
              key={key}
              className="rounded border border-line-strong/60 bg-sunken px-1.5 font-medium font-sans text-xs"
            >
              {key}
            </kbd>
          ))}
          {what}
        </span>
      ))}
    </p>
  )
}
