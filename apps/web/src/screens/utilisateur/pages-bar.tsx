import { ChevronLeft, ChevronRight } from 'lucide-react'
import { users } from '@/text/users'
import { IconButton } from '@/ui/icon-button'

const words = users.pages

type PagesBarProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void }

/** The way from one page of the list to the next; nothing when there is only one. */
export const PagesBar = ({ page, pages, onPage }: PagesBarProps) => {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={words.label} className="flex items-center justify-end gap-2 text-sm">
      <IconButton label={words.previous} disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite" className="text-muted tabular-nums">
        {words.current(page, pages)}
      </span>
      <IconButton label={words.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </nav>
  )
}
