import { text } from '@/text'
import { ErrorState } from '@/ui/error-state'

/** Nothing can start without the settings of the site. */
export const ConfigFailure = () => (
  <main className="grid min-h-dvh place-items-center p-6">
    <ErrorState
      title={text.shell.failure.configTitle}
      retryLabel={text.common.retry}
      onRetry={() => window.location.reload()}
    >
      {text.shell.failure.config}
    </ErrorState>
  </main>
)
