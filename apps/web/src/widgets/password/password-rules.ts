export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128

const RULES = {
  length: (password: string) => password.length >= PASSWORD_MIN_LENGTH,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  symbol: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const
export type PasswordRule = keyof typeof RULES

export const PASSWORD_RULES: readonly PasswordRule[] = ['length', 'upper', 'lower', 'digit', 'symbol']

/** Which rules a new password keeps. */
export const keepsRule = (rule: PasswordRule, password: string): boolean => RULES[rule](password)

/** Whether a new password keeps them all, and is not longer than the service takes. */
export const isStrongPassword = (password: string): boolean =>
  password.length <= PASSWORD_MAX_LENGTH && PASSWORD_RULES.every((rule) => keepsRule(rule, password))
