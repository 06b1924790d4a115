import { text } from '@/text'
import { shortcuts as words } from '@/text/shortcuts'
import { Dialog, DialogBody } from '@/ui/dialog'

/** Every keyboard shortcut, grouped by where it works. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={words.title}
    description={words.help}
    closeLabel={text.common.close}
  >
    <DialogBody className="pb-5" isRead>
      {words.groups.map(({ title, keys }) => (
        <section key={title} className="flex flex-col gap-1">
          <h3 className="font-semibold text-muted text-xs">{title}</h3>
          <dl className="divide-y divide-line">
            {keys.map(([combination, what]) => (
              <div key={what} className="flex items-center justify-between gap-4 py-2 text-sm">
                <dt>{what}</dt>
                <dd className="flex shrink-0 items-center gap-1">
                  {combination.map((key) => (
                    <kbd
                      key={key}
                      className="grid h-6 min-w-6 place-items-center rounded-md border border-line-strong/60 bg-sunken px-1.5 font-medium font-sans text-xs"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </DialogBody>
  </Dialog>
)
