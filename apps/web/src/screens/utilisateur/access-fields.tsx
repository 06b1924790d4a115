import type { Role } from '@vigie/contracts/entities'
import { useId } from 'react'
import { ROLE_LABELS } from '@/text'
import { users } from '@/text/users'
import { Checkbox } from '@/ui/checkbox'
import { describedBy, FieldFrame } from '@/ui/field'
import { Select } from '@/ui/select'
import { platformChoices, withPlatform } from './rights.ts'

const words = users.form

type RoleFieldProps = {
  readonly value: Role | null
  readonly roles: readonly Role[]
  readonly error: string | undefined
  readonly onChange: (role: Role) => void
}

export const RoleField = ({ value, roles, error, onChange }: RoleFieldProps) => {
  const id = useId()
  const options = [
    ...(value === null ? [{ value: '', label: words.chooseRole } as const] : []),
    ...roles.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
  ]
  return (
    <FieldFrame id={id} label={words.role} error={error}>
      <Select
        id={id}
        label={words.role}
        value={value ?? ''}
        options={options}
        onValueChange={(chosen) => chosen !== '' && onChange(chosen)}
        className="flex [&>select]:h-10"
        {...describedBy(id, { error })}
      />
    </FieldFrame>
  )
}

type PlatformsFieldProps = {
  readonly value: readonly string[]
  /** Platforms of whoever asks: only these may be given or taken. */
  readonly own: readonly string[]
  /** Platforms the account had to begin with. */
  readonly before: readonly string[]
  readonly error: string | undefined
  readonly onChange: (platforms: string[]) => void
}

export const PlatformsField = ({ value, own, before, error, onChange }: PlatformsFieldProps) => {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-1.5" {...describedBy(id, { error, hint: words.platformsHelp })}>
      <legend className="mb-1.5 font-medium text-sm">{words.platforms}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {platformChoices(own, before).map(({ slug, mine }) => (
          <Checkbox
            key={slug}
            checked={value.includes(slug)}
            disabled={!mine}
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
