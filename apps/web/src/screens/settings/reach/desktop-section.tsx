import { useDesktopNotices } from '@/actors/desktop-notices'
import { reachText } from '@/text/reach'
import { Button } from '@/ui/button'
import { Section } from '../section.tsx'

const words = reachText.desktop

/** Whether this browser tells new alarms by the desktop: only where somebody asked for it here. */
export const DesktopSection = () => {
  const { state, turnOn, turnOff } = useDesktopNotices()
  return (
    <Section title={words.title} help={words.help}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm">
          {words.states[state]}
        </p>
        {state === 'off' && (
          <Button variant="outline" size="sm" onClick={() => void turnOn()}>
            {words.turnOn}
          </Button>
        )}
        {state === 'on' && (
          <Button variant="outline" size="sm" onClick={turnOff}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </Section>
  )
}
