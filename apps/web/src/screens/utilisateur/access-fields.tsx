import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useAuth } from '@/actors/auth-context'
import { ROLE_LABELS } from '@/text'
import { ROLE_ALLOWS, users } from '@/text/users'
import { Checkbox } from '@/ui/checkbox'
import { describedBy, FieldFrame } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'
import type { AccessForm } from './forms.ts'
import { grantableRoles, platformChoices, withPlatform } from './rights.ts'

const words = users.form

/** The name others see; in a form of an account. */
export const NameField = () => {
  const { register, formState } = useFormContext<AccessForm>()
  return (
    <TextField
      label={words.name}
      autoComplete="off"
      error={formState.errors.displayName?.message}
      {...register('displayName')}
    />
  )
}

type RoleFieldProps = {
  /** Nobody changes their own. */
  readonly isOwn?: boolean
}

/** What the account may do; in a form of an account. */
export const RoleField = ({ isOwn = false }: RoleFieldProps) => {
  const id = useId()
  const { userRole } = useAuth()
  const { field, fieldState } = useController<AccessForm, 'role'>({ name: 'role' })
  const value = field.value ?? null
  const error = fieldState.error?.message
  const hint = isOwn ? words.ownRole : value === null || value === 'wall' ? undefined : ROLE_ALLOWS[value]
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
        onValueChange={(chosen) => chosen !== '' && field.onChange(chosen)}
        className="flex [&>select]:h-10"
        disabled={isOwn}
        {...describedBy(id, { error, hint })}
      />
    </FieldFrame>
  )
}

type PlatformsFieldProps = {
  /** Platforms the account had to begin with. */
  readonly before: readonly string[]
}

/** What the account may see; in a form of an account. */
export const PlatformsField = ({ before }: PlatformsFieldProps) => {
  const id = useId()
  const asking = useAuth()
  const { field, fieldState } = useController<AccessForm, 'platforms'>({ name: 'platforms' })
  const error = fieldState.error?.message
  return (
    <fieldset className="flex flex-col gap-1.5" {...describedBy(id, { error, hint: words.platformsHelp })}>
      <legend className="mb-1.5 font-medium text-sm">{words.platforms}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {platformChoices(asking, before).map(({ slug, open }) => (
          <Checkbox
            key={slug}
            checked={field.value.includes(slug)}
            disabled={!open}
            onCheckedChange={(wanted) => field.onChange(withPlatform(field.value, slug, wanted))}
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
