import type { ManagedUser } from '@vigie/contracts/rest'
import { SearchX, UserPlus, Users } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useAuth } from '@/actors/auth-context'
import { useUsers } from '@/data/users'
import { text } from '@/text'
import { users as words } from '@/text/users'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { useSearch } from '@/ui/use-search'
import { AccountList } from './account-list.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { PagesBar } from './pages-bar.tsx'
import { RoleGuide } from './role-guide.tsx'
import { SearchBox } from './search-box.tsx'
import { sentenceOf, useAccountActs } from './use-account-acts.ts'
import { pagesOf, parseUsersPage, withUsersPage } from './users-page.ts'

type Asked =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly user: ManagedUser }
  | { readonly kind: 'delete'; readonly user: ManagedUser }

/** The accounts this administrator may see; the search and the page are in the address. */
export const Accounts = () => {
  const [params, setParams] = useSearch()
  const wanted = parseUsersPage(params)
  const list = useUsers(wanted)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [cleared, setCleared] = useState(0)
  const { user } = useAuth()
  const { trouble, setDisabled, sendReset } = useAccountActs()
  const close = () => setAsked(null)
  const go = useCallback(
    (change: Parameters<typeof withUsersPage>[1]) => setParams((previous) => withUsersPage(previous, change)),
    [setParams],
  )
  const onSearch = useCallback((search: string) => go({ search }), [go])
  const clear = () => {
    setCleared(cleared + 1)
    onSearch('')
  }
  const acts = {
    edit: (one: ManagedUser) => setAsked({ kind: 'edit', user: one }),
    remove: (one: ManagedUser) => setAsked({ kind: 'delete', user: one }),
    sendReset,
    setDisabled,
  }
  return (
    <section aria-label={words.list} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchBox key={cleared} value={wanted.search} onSearch={onSearch} />
        <Button onClick={() => setAsked({ kind: 'create' })} className="max-sm:w-full">
          <UserPlus aria-hidden />
          {words.create}
        </Button>
      </div>
      {trouble !== null && (
        <Alert tone="bad" title={trouble.title}>
          {trouble.reason}
        </Alert>
      )}
      {list.isError && list.data !== undefined && <Alert tone="warn">{words.stale}</Alert>}
      <Found list={list} search={wanted.search} onClear={clear}>
        {(accounts, total) => (
          <>
            <p role="status" className="text-muted text-sm">
              {words.total(total)}
            </p>
            <AccountList accounts={accounts} ownUid={user?.uid ?? null} acts={acts} />
            <PagesBar page={wanted.page} pages={pagesOf(total)} onPage={(page) => go({ page })} />
            <RoleGuide />
          </>
        )}
      </Found>
      <CreateDialog open={asked?.kind === 'create'} onClose={close} />
      <EditDialog user={asked?.kind === 'edit' ? asked.user : null} onClose={close} />
      <DeleteDialog user={asked?.kind === 'delete' ? asked.user : null} onClose={close} />
    </section>
  )
}

type FoundProps = {
  readonly list: ReturnType<typeof useUsers>
  readonly search: string
  readonly onClear: () => void
  readonly children: (accounts: readonly ManagedUser[], total: number) => ReactNode
}

/** The accounts once they are there; else why there are none. */
const Found = ({ list, search, onClear, children }: FoundProps) => {
  if (list.data === undefined) {
    if (!list.isError) return <ListSkeleton />
    return (
      <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void list.refetch()}>
        {sentenceOf(list.error)}
      </ErrorState>
    )
  }
  if (list.data.total > 0) return children(list.data.users, list.data.total)
  if (search === '') {
    return (
      <EmptyState icon={Users} title={words.empty}>
        {words.emptyHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={SearchX}
      title={words.noMatch}
      action={
        <Button variant="outline" onClick={onClear}>
          {words.clearSearch}
        </Button>
      }
    >
      {words.noMatchHelp}
    </EmptyState>
  )
}
