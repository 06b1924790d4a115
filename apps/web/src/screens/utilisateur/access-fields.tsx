import type { Role } from '@vigie/contracts/entities'
import { useId } from 'react'
import { useAuth } from '@/actors/auth-context'
import { ROLE_LABELS } from '@/text'
import { users } from '@/text/users'
import { Checkbox } from '@/ui/checkbox'
import { describedBy, FieldFrame } from '@/ui/field'
import { Select } from '@/ui/select'
import { grantableRoles, platformChoices, withPlatform } from './rights.ts'

const words = users.form

type RoleFieldProps = {
  readonly value: Role | null
  /** Nobody changes their own. */
  readonly isOwn?: boolean
  readonly error: string | undefined
  readonly onChange: (role: Role) => void
}

export const RoleField = ({ value, isOwn = false, error, onChange }: RoleFieldProps) => {
  const id = useId()
  const { userRole } = useAuth()
  const hint = isOwn ? words.ownRole : undefined
  const options = [
    ...(value === null ? [{ value: '', label: words.chooseRole } as const] : []),
    ...grantableRoles(userRole).map((role) => ({ value: role, label: ROLE_LABELS[role] })),
  ]
  return (
    <FieldFrame id={id} label={words.role} error={error} {...(hint !== undefined && { hint })}>
      <Select
        id={id}
        label={words.role}
        value={value ?? ''}
        options={options}
        onValueChange={(chosen) => chosen !== '' && onChange(chosen)}
        className="flex [&>select]:h-10"
        disabled={isOwn}
        {...describedBy(id, { error, hint })}
      />
    </FieldFrame>
  )
}

type PlatformsFieldProps = {
  readonly value: readonly string[]
  /** Platforms the account had to begin with. */
  readonly before: readonly string[]
  readonly error: string | undefined
  readonly onChange: (platforms: string[]) => void
}

export const PlatformsField = ({ value, before, error, onChange }: PlatformsFieldProps) => {
  const id = useId()
  const asking = useAuth()
  return (
    <fieldset className="flex flex-col gap-1.5" {...describedBy(id, { error, hint: words.platformsHelp })}>
      <legend className="mb-1.5 font-medium text-sm">{words.platforms}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {platformChoices(asking, before).map(({ slug, open }) => (
          <Checkbox
            key={slug}
            checked={value.includes(slug)}
            disabled={!open}
            onCheckedChange={(wanted) => onChange(withPlatform(value, slug, wanted))}
          >
            <span className="capitalize">{slug}</span>
          </Checkbox>
        ))}
      </div>
      {error === undefined ? (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {words.platformsHelp}
        </p>
      ) : (
        <p id={`${id}-error`} role="alert" className="font-medium text-bad text-xs">
          {error}
        </p>
      )}
    </fieldset>
  )
}
