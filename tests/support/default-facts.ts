import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { tellFacts } from '#contract/shop/shop-facts.ts'

/** Before each test file: the shop is as it comes, whatever a test before has decided. */
tellFacts(DEFAULT_SETTINGS)
