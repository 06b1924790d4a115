import { Bot, Camera, Leaf } from 'lucide-react'
import { useAnalyst } from '@/data/analyst'
import { useFindings } from '@/data/findings'
import { PATHS } from '@/paths'
import { analyst as words } from '@/text/analyst'
import { PageFrame } from '@/widgets/page/page-frame'
import { AskBox } from './overview/ask-box.tsx'
import { AssistantCard } from './overview/assistant-card.tsx'
import { Found, FoundPlace } from './overview/found.tsx'
import { PicturesNews } from './overview/pictures-news.tsx'
import { WatchNews } from './overview/watch-news.tsx'

/** What the module found on this site, what it costs and what to do; below it the three assistants, each with its news. */
export const IaScreen = () => {
  const stand = useAnalyst().standOf('efficiency')
  return (
    <PageFrame title={words.title} withPeriod={false}>
      {stand === 'reading' ? (
        <FoundPlace />
      ) : stand === 'ready' || stand === 'learning' ? (
        <FoundFirst />
      ) : (
        <Assistants />
      )}
    </PageFrame>
  )
}

/** How much was found is not known before: drawn ahead of it, the assistants would be pushed away under the hand. */
const FoundFirst = () =>
  useFindings().isPending ? (
    <FoundPlace />
  ) : (
    <>
      <Found />
      <Assistants />
    </>
  )

const Assistants = () => (
  <section aria-labelledby="assistants" className="flex flex-col gap-3">
    <div>
      <h2 id="assistants" className="font-semibold text-base">
        {words.three}
      </h2>
      <p className="max-w-prose text-muted text-sm">{words.help}</p>
    </div>
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <AssistantCard engine="questions" path={PATHS.agent} icon={Bot}>
        <AskBox />
      </AssistantCard>
      <AssistantCard engine="efficiency" path={PATHS.energyEfficiency} icon={Leaf}>
        <WatchNews />
      </AssistantCard>
      <AssistantCard engine="pictures" path={PATHS.imageProcessing} icon={Camera}>
        <PicturesNews />
      </AssistantCard>
    </ul>
  </section>
)
