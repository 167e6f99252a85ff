import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { AccordionItem } from './accordion.tsx';
import { Tabs } from './tabs.tsx';

const meta: Meta = { title: 'UI/Disclosure' };
export default meta;

export const Accordion = () => (
  <States layout="column">
    <State name="One open at a time" width="640px">
      <AccordionItem title="How long does shipping take?" name="faq" open>
        Standard shipping takes 3–5 business days.
      </AccordionItem>
      <AccordionItem title="Can I return what I have worn?" name="faq">
        Within 30 days, if the labels are still on.
      </AccordionItem>
    </State>
    <State name="Focus" width="640px" show="focus">
      <AccordionItem title="Do you ship abroad?">Not yet.</AccordionItem>
    </State>
    <State name="Small (filters)" width="248px">
      <AccordionItem title="Category" size="small" open>
        Leggings, bras, tops
      </AccordionItem>
    </State>
  </States>
);

const tabs = [
  { id: 'details', label: 'Details', content: <p>Double-knit, 76 % recycled polyamide, 24 % elastane.</p> },
  { id: 'fit', label: 'Fit', content: <p>Fits true to size.</p> },
  { id: 'care', label: 'Care', content: <p>Wash cold, dry flat.</p> },
];

export const InTabs = () => (
  <States layout="column">
    <State name="Arrow keys move" width="640px">
      <Tabs label="Product details" tabs={tabs} />
    </State>
    <State name="Hover on Fit" width="640px">
      <div data-point="hover">
        <Tabs label="Product details" tabs={tabs} />
      </div>
    </State>
    <State name="Focus" width="640px">
      <div data-point="focus">
        <Tabs label="Product details" tabs={tabs} />
      </div>
    </State>
  </States>
);
InTabs.parameters = {
  pseudo: {
    hover: ['[data-point="hover"] [role="tab"]:nth-child(2)'],
    focusVisible: ['[data-point="focus"] [aria-selected="true"]'],
  },
};
