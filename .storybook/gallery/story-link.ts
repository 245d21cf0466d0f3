import { storyOf } from './stories-of-screens.ts'

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
  const story = storyOf(location.pathname)
  link.hidden = story === undefined
  link.href = `${storybook}/?path=/story/${story ?? ''}`
}

update()
navigation.addEventListener('navigatesuccess', update)
document.body.append(link)
