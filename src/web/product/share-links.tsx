import { Link2, MessageCircle, Share2 } from 'lucide-react'
import { withTaxText } from '#contract/catalog/price-texts.ts'
import { t } from '#contract/platform/t.ts'
import { spokenAddress } from '#web/kit/page-meta.ts'
import { toast } from '#web/ui/toast.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

type Props = { name: string; price: number; canonical: string }

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-field px-2.5 font-medium text-brand text-small transition-colors hover:bg-line/60'

/** WhatsApp works for everyone. The system's own way of sharing joins in last where there is one, so that nothing moves. */
export function ShareLinks({ name, price, canonical }: Props) {
  const canShare = useHydrated() && 'share' in navigator
  const address = spokenAddress(canonical)
  const message = `${name}, ${withTaxText(price)}\n${address}`
  return (
    <div className="-mx-2.5 flex flex-wrap">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('Share on WhatsApp')}
        className={ACTION}
      >
        <MessageCircle aria-hidden className="size-5" />
        WhatsApp
      </a>
      <button type="button" onClick={() => copy(address)} className={`${ACTION} noscript:hidden`}>
        <Link2 aria-hidden className="size-5" />
        {t('Copy link')}
      </button>
      {canShare && (
        <button type="button" onClick={() => share(name, address)} className={ACTION}>
          <Share2 aria-hidden className="size-5" />
          {t('Share')}
        </button>
      )}
    </div>
  )
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast({ tone: 'good', text: t('Link copied') })
  } catch {
    toast({ tone: 'bad', text: t('Couldn’t copy. Here’s the link: {address}', { address }) })
  }
}

/** Closing the system's panel without choosing is no failure. */
const share = (title: string, url: string) => navigator.share({ title, url }).catch(() => {})
