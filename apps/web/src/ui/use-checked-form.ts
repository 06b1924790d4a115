import { type FocusEvent, type FormEvent, useState } from 'react'
import type { z } from 'zod'

/**
 * A form whose fields go by their names, checked when it is submitted and, from then on, when a field
 * is left. Small on purpose: it is on the first page anybody loads.
 * @returns `form`, the props of the form; `errors`, one sentence by field name
 */
export const useCheckedForm = <T>(schema: z.ZodType<T>, submit: (input: T) => void) => {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)

  const check = (form: HTMLFormElement) => {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    const found = firstErrors(parsed.error?.issues ?? [])
    setErrors(found)
    return { parsed, wrong: Object.keys(found)[0] }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { parsed, wrong } = check(form)
    setTried(true)
    if (parsed.success) return submit(parsed.data)
    const field = wrong === undefined ? null : form.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }
  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (tried) check(event.currentTarget)
  }
  return { errors, form: { noValidate: true, onSubmit, onBlur } }
}

const firstErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.join('.')] ??= message
  return found
}
