import type { User } from '#contract/accounts/user.ts'
import { rolesInRow } from '#contract/admin/user-rules.ts'
import { t } from '#contract/platform/t.ts'
import type { ListedSeller } from '#contract/sellers/sellers.endpoints.ts'
import { HistoryButton } from '#web/admin/history-button.tsx'
import { Person } from '#web/admin/person.tsx'
import { ROLE_NAMES } from '#web/admin/role-names.ts'
import { RoleSelect } from '#web/admin/role-select.tsx'
import { ActionsCell, Cell, NameCell, StaffRow } from '#web/admin/staff-table.tsx'
import type { Confirm } from '#web/admin/use-confirm.tsx'
import { SecurityButton } from '#web/admin/users/security-button.tsx'
import { dayText } from '#web/kit/india-time.ts'
import { rich } from '#web/kit/rich-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { approval, refusal, roleChange, sellerDeletion } from './seller-actions.ts'
import { SellerFacts } from './seller-facts.tsx'
import { STATE_NAMES, STATE_TONES } from './seller-states.ts'

type Props = { me: User; seller: ListedSeller; confirm: Confirm }

export function SellerRow({ me, seller, confirm }: Props) {
  const { _id: id, fullName, role, state } = seller
  const isMe = id === me._id
  const sells = role === 'seller'
  return (
    <StaffRow>
      <NameCell>
        <Person user={seller} beside={sells && <Badge tone={STATE_TONES[state]}>{t(STATE_NAMES[state])}</Badge>}>
          <p className="flex flex-wrap gap-x-3 text-ink-soft">
            <span>
              GSTIN <span className="font-medium text-ink tabular-nums">{seller.gstNumber || t('not given')}</span>
            </span>{' '}
            <span>
              {rich(
                'Joined <time>{day}</time>',
                { time: (text) => <time dateTime={seller.createdAt}>{text}</time> },
                { day: dayText(seller.createdAt) },
              )}
            </span>
          </p>
          <SellerFacts seller={seller} />
        </Person>
      </NameCell>
      <Cell label={t('Role')}>
        {isMe ? (
          <span className="font-medium">{t('{role} (you)', { role: ROLE_NAMES[role] })}</span>
        ) : (
          <RoleSelect
            name={fullName}
            role={role}
            choices={rolesInRow({ id: me._id, role: me.role }, { id, ...seller }, ['seller', 'superadmin'])}
            onChoose={(next) => confirm(roleChange(seller, next))}
          />
        )}
      </Cell>
      <ActionsCell>
        {sells && state !== 'approved' && (
          <Button
            look="primary"
            aria-label={t('Approve {name}', { name: fullName })}
            onClick={() => confirm(approval(seller))}
          >
            {t('Approve')}
          </Button>
        )}
        {sells && (state === 'waiting' || state === 'approved') && (
          <Button
            aria-label={
              state === 'waiting' ? t('Reject {name}', { name: fullName }) : t('Suspend {name}', { name: fullName })
            }
            onClick={() => confirm(refusal(seller))}
          >
            {state === 'waiting' ? t('Reject') : t('Suspend')}
          </Button>
        )}
        {!isMe && (
          <Button aria-label={t('Delete {name}', { name: fullName })} onClick={() => confirm(sellerDeletion(seller))}>
            {t('Delete')}
          </Button>
        )}
        <HistoryButton subject="user" id={id} name={fullName} />
        <SecurityButton id={id} name={fullName} />
      </ActionsCell>
    </StaffRow>
  )
}
