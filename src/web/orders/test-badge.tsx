import { isTest, type MoneyMode } from '#contract/payments/money-mode.ts'
import { t } from '#contract/platform/t.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Marks an order that was only tried out. */
export const TestBadge = ({ money }: { money: MoneyMode }) =>
  isTest({ money }) ? <Badge tone="accent">{t('Test')}</Badge> : null
