import { Component, type ReactNode } from 'react';

interface SlotBoundaryProps {
  readonly fallback: ReactNode;
  readonly report: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Contains the errors of what fills a slot. */
export class SlotBoundary extends Component<SlotBoundaryProps, { readonly thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError() {
    return { thrown: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error);
  }

  override render() {
    return this.state.thrown ? this.props.fallback : this.props.children;
  }
}
