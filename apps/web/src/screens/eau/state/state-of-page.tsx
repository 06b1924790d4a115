import { cn } from '@/ui/cn'
import { Parted } from '@/widgets/page/parted'
import type { Cause } from '@/widgets/site-state/causes'
import { NowNote } from '@/widgets/site-state/now-note'
import { type Sentence, SiteStateBanner } from '@/widgets/site-state/site-state'

type StateOfPageProps = { readonly sentence: Sentence; readonly causes: readonly Cause[] }

/**
 * How what a page is about stands now, whatever period its figures are of, and what needs watching of it. The sentence is
 * said before the figures come, and longer once they have: where there is room it has two lines from the start.
 */
export const StateOfPage = ({ sentence, causes }: StateOfPageProps) => (
  <div className={cn('flex flex-col gap-1.5', causes.length > 0 ? IN_CARD : ALONE)}>
    <NowNote />
    <SiteStateBanner sentence={sentence} causes={causes}>
      <Parted text={sentence.text} />
    </SiteStateBanner>
  </div>
)

/** Two lines of the sentence, with the space around them. */
const IN_CARD = 'sm:[&_section>p]:min-h-21 sm:[&_section>p]:items-center'
const ALONE = 'sm:[&_section>p]:min-h-17 sm:[&_section>p]:items-center'
