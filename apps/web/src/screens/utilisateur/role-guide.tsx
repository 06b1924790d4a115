import { type Role, role } from '@vigie/contracts/entities'
import { ROLE_LABELS } from '@/text'
import { ROLE_ALLOWS, users as words } from '@/text/users'
import { CardSection } from '@/ui/card-section'

const isOfPeople = (one: Role): one is keyof typeof ROLE_ALLOWS => one in ROLE_ALLOWS

/** What each role allows, below the accounts that have one. */
export const RoleGuide = () => (
  <CardSection title={words.roles}>
    <dl className="grid gap-x-6 gap-y-3 px-4 pb-4 sm:grid-cols-2 xl:grid-cols-4">
      {role.options
        .filter(isOfPeople)
        .toReversed()
        .map((one) => (
          <div key={one}>
            <dt className="font-medium text-sm">{ROLE_LABELS[one]}</dt>
            <dd className="text-muted text-sm">{ROLE_ALLOWS[one]}</dd>
          </div>
        ))}
    </dl>
  </CardSection>
)
