import { Check, Dot } from 'lucide-react'
import { passwordRules as words } from '@/text/settings'
import { cn } from '@/ui/cn'
import { keepsRule, PASSWORD_RULES } from './password-rules.ts'

/** The rules of a new password, ticked as they are kept; each by shape, word and colour. */
export const PasswordChecklist = ({ password }: { readonly password: string }) => (
  <div className="text-xs">
    <p className="text-muted">{words.title}</p>
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {PASSWORD_RULES.map((rule) => {
        const kept = keepsRule(rule, password)
        const Icon = kept ? Check : Dot
        return (
          <li key={rule} className={cn('flex items-center gap-1', kept ? 'font-medium text-good' : 'text-muted')}>
            <Icon aria-hidden className="size-3.5" />
            {words.rules[rule]}
            <span className="sr-only">{`: ${kept ? words.met : words.missing}`}</span>
          </li>
        )
      })}
    </ul>
  </div>
)
