import { msg, t } from '#contract/platform/t.ts'
import { sellerLoginCall } from '#contract/sellers/sellers.endpoints.ts'
import { LoginPage } from '#web/accounts/login-page.tsx'
import { LOGIN_PATH, SELLER_PATH, SELLER_REGISTER_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { rich } from '#web/kit/rich-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export default function SellerLogin() {
  return (
    <LoginPage title={t('Seller login')} endpoint={sellerLoginCall} onlyFor="seller" home={SELLER_PATH}>
      <p>
        {rich('New here? <a>Sign up as a seller</a>', {
          a: (text) => <TextLink to={SELLER_REGISTER_PATH}>{text}</TextLink>,
        })}
      </p>
      <p>{rich('Here to shop? <a>Customer login</a>', { a: (text) => <TextLink to={LOGIN_PATH}>{text}</TextLink> })}</p>
    </LoginPage>
  )
}

export const meta = privatePageMeta(msg('Seller login'), msg('Log in to your Likho seller account.'))
