import { useAuth } from '@/actors/auth-context'
import { users as words } from '@/text/users'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { useSearch } from '@/ui/use-search'
import { PageFrame } from '@/widgets/page/page-frame'
import { Accounts } from './accounts.tsx'
import { AuditLog } from './audit-log.tsx'

const AUDIT = 'audit'
const ACCOUNTS = 'comptes'

/** The accounts and, for superadmins, the audit log; the table of screens opens it to administrators alone (R2, R3.1). */
export const UtilisateurScreen = () => {
  const { userRole } = useAuth()
  const [params, setParams] = useSearch()
  if (userRole !== 'superadmin') {
    return (
      <PageFrame title={words.title} withPeriod={false}>
        <Accounts />
      </PageFrame>
    )
  }
  const choose = (tab: string) =>
    setParams((words) => {
      if (tab === AUDIT) words.set('onglet', AUDIT)
      else words.delete('onglet')
      return words
    })
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
