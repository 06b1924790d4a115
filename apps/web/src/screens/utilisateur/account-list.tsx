import type { ManagedUser } from '@vigie/contracts/rest'
import { table } from '@/text/table'
import { users as words } from '@/text/users'
import { cn } from '@/ui/cn'
import { ScrollArea } from '@/ui/scroll-area'
import { useMediaQuery } from '@/ui/use-media-query'
import { PlatformBadges } from '@/widgets/account/platform-badges'
import { type AccountActs, AccountMenu } from './account-menu.tsx'
import { LastSignIn, Person, RoleBadge, StateBadge } from './account-signs.tsx'

/** Below it, beside an open menu, a table does not fit. */
const WIDE = '(min-width: 64rem)'

type AccountListProps = {
  readonly accounts: readonly ManagedUser[]
  readonly ownUid: string | null
  readonly acts: AccountActs
}

/** Accounts, as a table where there is room and as cards where there is not. */
export const AccountList = (props: AccountListProps) => {
  const wide = useMediaQuery(WIDE)
  return wide ? <AccountTable {...props} /> : <AccountCards {...props} />
}

const { columns } = words

const AccountTable = ({ accounts, ownUid, acts }: AccountListProps) => (
  <ScrollArea label={table.of(words.list)} className="rounded-xl border border-line bg-surface shadow-xs">
    <table className="w-full text-sm">
      <caption className="sr-only">{words.list}</caption>
      <thead className="bg-sunken text-left text-muted text-xs">
        <tr>
          {[columns.person, columns.role, columns.platforms, columns.lastSignIn, columns.state].map((title) => (
            <th key={title} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
              {title}
            </th>
          ))}
          <th scope="col" className="px-3 py-2">
            <span className="sr-only">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((user) => (
          <tr
            key={user.uid}
            data-account={user.email ?? user.uid}
            className={cn('border-line border-t transition-colors hover:bg-hover', user.disabled && 'bg-sunken')}
          >
            <th scope="row" className="max-w-72 px-3 py-2 text-left">
              <Person user={user} isOwn={user.uid === ownUid} />
            </th>
            <td className="px-3 py-2">
              <RoleBadge user={user} />
            </td>
            <td className="px-3 py-2">
              <PlatformBadges platforms={user.platforms} none={words.noPlatforms} />
            </td>
            <td className="whitespace-nowrap px-3 py-2 text-xs">
              <LastSignIn user={user} />
            </td>
            <td className="px-3 py-2">
              <StateBadge user={user} />
            </td>
            <td className="w-36 px-2 py-1 text-right">
              <AccountMenu user={user} isOwn={user.uid === ownUid} acts={acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
)

const AccountCards = ({ accounts, ownUid, acts }: AccountListProps) => (
  <ul aria-label={table.of(words.list)} className="flex flex-col gap-3">
    {accounts.map((user) => (
      <li
        key={user.uid}
        data-account={user.email ?? user.uid}
        className={cn(
          'flex flex-col gap-2.5 rounded-xl border border-line bg-surface p-3 text-sm shadow-xs',
          user.disabled && 'bg-sunken',
        )}
      >
        <div className="flex items-start justify-between gap-2">
          <Person user={user} isOwn={user.uid === ownUid} />
          <AccountMenu user={user} isOwn={user.uid === ownUid} acts={acts} />
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          <StateBadge user={user} />
          <RoleBadge user={user} />
        </div>
        <dl className="flex flex-col gap-1.5 border-line border-t pt-2 text-xs">
          <div className="flex items-start justify-between gap-3">
            <dt className="text-muted">{columns.platforms}</dt>
            <dd>
              <PlatformBadges platforms={user.platforms} none={words.noPlatforms} />
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-3">
            <dt className="text-muted">{columns.lastSignIn}</dt>
            <dd>
              <LastSignIn user={user} />
            </dd>
          </div>
        </dl>
      </li>
    ))}
  </ul>
)
