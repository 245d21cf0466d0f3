import { useBrand } from '../brand.ts'
import { BrandLogo } from '../shell/brand-logo.tsx'
import { useTitle } from '../title.ts'
import riwaq from './riwaq.svg?no-inline'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
import * as styles from './sign-in-page.css.ts'

/** The login page (P8). */
export function SignInPage(props: Omit<SignInFormProps, 'email'>) {
  const { name } = useBrand()
  useTitle('Sign in')
  return (
    <main className={styles.page}>
      <div className={styles.picture}>
        <img src={riwaq} alt="" className={styles.art} />
        <div className={styles.logo}>
          <BrandLogo size="md" />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>
          <div>
            <h1 className={styles.title}>Sign in</h1>
            <p className={styles.lead}>{name === '' ? 'Content' : `${name} content`} and enquiries.</p>
          </div>
          <SignInForm {...props} />
          <p className={styles.hint}>
            Lost your password? Ask an Admin to set a new one. You stay signed in until you close this tab.
          </p>
        </div>
      </div>
    </main>
  )
}
