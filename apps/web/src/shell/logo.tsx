import { text } from '@/text'
import { cn } from '@/ui/cn'

type LogoProps = { readonly small?: boolean; readonly className?: string }

/** R3.7: the full logo, or the small one where there is no room. */
export const Logo = ({ small = false, className }: LogoProps) => (
  <img
    src={small ? '/logo-sm.png' : '/logo.png'}
    alt={text.common.productName}
    width={small ? 32 : 112}
    height={32}
    className={cn('h-8 w-auto', className)}
  />
)
