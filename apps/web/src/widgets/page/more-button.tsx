import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'

type MoreButtonProps = {
  /** The list as it is read, a page at a time. */
  readonly pages: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
  readonly className?: string
}

/** Reads the next page of a list; nothing where there is none. */
export const MoreButton = ({ pages, label, className }: MoreButtonProps) =>
  pages.hasNextPage && (
    <Button
      variant="outline"
      pending={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
      className={cn('self-center print:hidden', className)}
    >
      {label}
    </Button>
  )
