import { useLiveFeed } from '@/actors/session-context'
import { cn } from '@/ui/cn'
import { lateLayer } from '@/widgets/layers/late-layer'
import { CONNECTION_LOOKS, TONE_STYLES } from './connection-look.ts'
import { useConnectionWords, useFrozenSince } from './connection-words.ts'

const Connection = lateLayer('dialog', async () => (await import('../layers.ts')).connection)

/** Whether the values on screen are live: always in view, by icon, word and colour; a press explains more. */
export const ConnectionSign = () => {
  const { kind } = useLiveFeed()
  const { word } = useConnectionWords()
  const since = useFrozenSince()
  const { icon: Icon, tone, turning } = CONNECTION_LOOKS[kind]
  return (
    <>
      <Connection
        trigger={
          <button
            type="button"
            data-connection={kind}
            className={cn(
              'relative flex h-6 items-center gap-1 rounded-full px-2 font-semibold text-xs after:absolute after:inset-x-0 after:-top-5 after:bottom-0 sm:h-8 sm:gap-1.5 sm:px-3 sm:text-sm sm:after:hidden',
              TONE_STYLES[tone],
            )}
          >
            <Icon aria-hidden className={cn('size-4 shrink-0', turning && 'animate-spin')} />
            <span className="whitespace-nowrap">{word}</span>
            {since !== null && <span className="hidden whitespace-nowrap font-medium lg:inline">{since}</span>}
          </button>
        }
      />
      <output className="sr-only">{since === null ? word : `${word}, ${since}`}</output>
    </>
  )
}
