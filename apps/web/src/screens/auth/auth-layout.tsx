import type { ReactNode } from 'react'
import { auth } from '@/text/auth'
import { common } from '@/text/common'

type AuthLayoutProps = { readonly title: string; readonly help: string; readonly children: ReactNode }

/** Who is not signed in yet: the form, beside a quiet picture where there is room. */
export const AuthLayout = ({ title, help, children }: AuthLayoutProps) => (
  <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(26rem,1fr)_1.2fr]">
    <title>{`${title} · ${common.productName}`}</title>
    <main className="flex flex-col items-center justify-center px-5 py-10">
      <div className="flex w-full max-w-sm flex-col gap-8">
        <img src="/logo.png" alt={common.productName} width={140} height={40} className="h-10 w-auto self-start" />
        <div className="flex flex-col gap-1.5">
          <h1 className="font-semibold text-2xl tracking-tight">{title}</h1>
          <p className="text-muted text-sm">{help}</p>
        </div>
        {children}
      </div>
    </main>
    <aside className="relative hidden overflow-hidden bg-[#0b2a45] text-white lg:block">
      {/* lazy: where there is no room for it, it is not asked for */}
      <img src="/landscape.svg" alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      <p className="absolute bottom-12 left-12 max-w-sm text-balance font-medium text-2xl leading-snug">
        {auth.tagline}
      </p>
    </aside>
  </div>
)
