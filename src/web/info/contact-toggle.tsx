import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { ContactList } from './contact-list.tsx'
import { SocialLinks } from './social-links.tsx'

/** Shows how to reach us, and where we are on social media, when asked. */
export function ContactToggle() {
  const [open, setOpen] = useState(false)
  const panel = useId()
  return (
    <div>
      <Button look="primary" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {t('Contact us')}
        <ChevronDown aria-hidden className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </Button>
      <div id={panel} hidden={!open} className="mt-8">
        <div className="grid gap-8">
          <ContactList />
          <SocialLinks />
        </div>
      </div>
    </div>
  )
}
