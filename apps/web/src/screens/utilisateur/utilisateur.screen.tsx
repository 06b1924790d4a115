import { useSearchParams } from 'react-router-dom'
import { useAuth } from '@/actors/auth-context'
import { users as words } from '@/text/users'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { PageFrame } from '@/widgets/page/page-frame'
import { Accounts } from './accounts.tsx'
import { AuditLog } from './audit-log.tsx'

const AUDIT = 'audit'
const ACCOUNTS = 'comptes'

/** The accounts and, for superadmins, the audit log; the table of screens opens it to administrators alone (R2, R3.1). */
export const UtilisateurScreen = () => {
  const { userRole } = useAuth()
  const [params, setParams] = useSearchParams()
  if (userRole !== 'superadmin') {
    return (
      <PageFrame title={words.title} withPeriod={false}>
        <Accounts />
      </PageFrame>
    )
  }
  const choose = (tab: string) =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (tab === AUDIT) next.set('onglet', AUDIT)
        else next.delete('onglet')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <PageFrame title={words.title} withPeriod={false}>
      <Tabs value={params.get('onglet') === AUDIT ? AUDIT : ACCOUNTS} onValueChange={choose}>
        <TabList aria-label={words.tabs.label}>
          <Tab value={ACCOUNTS}>{words.tabs.accounts}</Tab>
          <Tab value={AUDIT}>{words.tabs.audit}</Tab>
        </TabList>
        <TabPanel value={ACCOUNTS}>
          <Accounts />
        </TabPanel>
        <TabPanel value={AUDIT}>
          <AuditLog />
        </TabPanel>
      </Tabs>
    </PageFrame>
  )
}
