import { ChevronDown, Truck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { addressTexts } from '#contract/addresses/addresses.texts.ts'
import { PIN_CODE } from '#contract/addresses/in-india.ts'
import { t } from '#contract/platform/t.ts'
import { shipsIn } from '#contract/shipping/shipping.texts.ts'
import { shopFacts } from '#contract/shop/shop-facts.ts'
import type { Estimate } from '#web/addresses/fetch-estimate.ts'
import { selectedAddress } from '#web/stores/address-slice.ts'
import { readStorage, writeStorage } from '#web/stores/browser-storage.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { deliveryText } from './delivery-text.ts'

const KEY = 'deliveryPin'

/**
 * When it is there, by the PIN code of the address that is delivered to, or of the one that was typed here. The page is the
 * same for everyone and kept for long, so the day is worked out in the browser.
 */
export default function DeliveryDate() {
  const isAwake = useHydrated()
  const address = useRootStore((state) => selectedAddress(state.address))
  const [typed, setTyped] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [known, setKnown] = useState<{ pin: string; estimate: Estimate | undefined }>()
  const pin = typed ?? (isAwake ? keptPin() : undefined) ?? address?.postalCode

  useEffect(() => {
    if (!pin) return
    let isLeft = false
    estimateFor(pin).then((estimate) => {
      if (!isLeft) setKnown({ pin, estimate })
    })
    return () => {
      isLeft = true
    }
  }, [pin])

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = String(new FormData(event.currentTarget).get('pin')).trim()
    const isPin = PIN_CODE.test(given)
    setFault(isPin ? undefined : addressTexts.badPin)
    if (!isPin) return
    writeStorage('sessionStorage', KEY, given)
    setTyped(given)
  }

  const estimate = known?.pin === pin ? known?.estimate : undefined
  return (
    <details className="group text-small">
      <summary className="-my-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field [&::-webkit-details-marker]:hidden">
        <Truck aria-hidden className="size-5 shrink-0 text-ink-soft max-md:hidden" />
        <span role="status">
          {isAwake ? deliveryText(new Date(), pin, estimate) : shipsIn(shopFacts().shipping.dispatchDays)}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft group-open:rotate-180" />
        <span className="sr-only">{t('Check your PIN code')}</span>
      </summary>
      <form onSubmit={check} noValidate className="noscript:hidden mt-2 mb-2 flex items-start gap-2">
        <TextField
          label={t('PIN code')}
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          defaultValue={pin}
          error={fault}
          className="w-32"
        />
        <Button type="submit" className="mt-[1.6rem]">
          {t('Check')}
        </Button>
      </form>
    </details>
  )
}

/** Most who look at a product have told us no PIN code yet: what asks the shop, with the schema library, comes with the first one. */
async function estimateFor(pin: string): Promise<Estimate | undefined> {
  const estimates = await import('#web/addresses/fetch-estimate.ts').catch(() => undefined)
  return estimates?.fetchEstimate(pin)
}

function keptPin(): string | undefined {
  const kept = readStorage('sessionStorage', KEY)
  return typeof kept === 'string' && PIN_CODE.test(kept) ? kept : undefined
}
