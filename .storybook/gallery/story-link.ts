import { adminScreens } from './screens.ts'

/** Where `npm run storybook` serves. */
const storybook = 'http://localhost:6006'

const link = document.createElement('a')
link.textContent = 'Story of this screen'
link.target = 'storybook'
Object.assign(link.style, {
  position: 'fixed',
  insetBlockEnd: '8px',
  insetInlineEnd: '8px',
  zIndex: '300',
  padding: '4px 8px',
  background: '#E3C572',
  color: '#0A2036',
  font: '13px sans-serif',
})

const update = () => {
  const { pathname } = location
  const screen = adminScreens.find(({ address }) => address !== '/admin/' && pathname.startsWith(address))
  link.hidden = screen === undefined
  link.href = `${storybook}/?path=/story/${screen?.story ?? ''}`
}

update()
navigation.addEventListener('navigatesuccess', update)
document.body.append(link)
